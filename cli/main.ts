#!/usr/bin/env node
/** Runs tcg-conformance as a process. */
import '../runner/engine';
import { EXIT } from './exit-codes';
import { runCommand } from './program';

// A reader such as `head` may close the pipe early.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.suiteFault),
  );
}

void runCommand(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
