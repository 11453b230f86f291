#!/usr/bin/env node
/** The command tcg-conformance as a process. */
import '../runner/engine';
import { EXIT } from './exit-codes';
import { runCommand } from './program';

// A reader such as `head` may go away before all is said.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) =>
    process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.suiteFault),
  );
}

void runCommand(process.argv.slice(2)).then((exitCode) => {
  process.exitCode = exitCode;
});
