/** The parts of the kernel import from below only; the lint says file and line of an import that does not. */
import { describe, expect, it } from 'vitest';
import { lint } from './linted-texts';

const REFUSED: Readonly<Record<string, string>> = {
  'oracle/kernel/one.ts': "import type { AnyGame } from './rules';",
  'oracle/kernel/state/two.ts': "export { perform } from '../events/perform';",
  'oracle/kernel/reading/three.ts': "import { statOf } from '../continuous/values';",
  'oracle/kernel/continuous/four.ts': "export type Change = import('../events/perform').Change;",
  'oracle/kernel/events/five.ts': "import type { Fit } from '../language/choice';",
  'oracle/kernel/language/words/six.ts': "import type { EffectGame } from '../../procedures/types';",
  'oracle/kernel/procedures/seven.ts': "export * from '../session/session';",
  'oracle/kernel/session/eight.ts': "import type { LnGame } from '../../level-neo/game';",
  'oracle/kernel/elsewhere/nine.ts': "import type { CardState } from '../state';",
};

const ALLOWED: Readonly<Record<string, string>> = {
  'oracle/kernel/changes/one.ts': "import type { StateGame } from '../state/rules';",
  'oracle/kernel/state/two.ts': "import type { CardState } from '../state';",
  'oracle/kernel/costs/three.ts': "import type { LanguageGame } from '../language/rules';",
  'oracle/kernel/procedures/four.ts': "import type { AnyGame } from '../rules';",
  'oracle/kernel/session/five.ts': "import type { AnyGame } from '../rules';",
  'oracle/kernel/six.ts': "import type { Handle } from '../../schemas/common';",
  'oracle/level-neo/seven.ts': "import type { AnyGame } from '../kernel/rules';",
};

const inThirdLine = (text: string) => `\n\n${text}`;

function faultsOf(texts: Readonly<Record<string, string>>): string[] {
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, inThirdLine(text)]));
  const found = lint(files).filter(({ code }) => code === 'kernel(walls)');
  return found.map(({ filename, labels }) => `${filename.replaceAll('\\', '/')}:${labels[0]!.span.line}`).toSorted();
}

describe('a file of the kernel', () => {
  it('imports neither types nor values from a part above its own, nor from a game', () =>
    expect(faultsOf(REFUSED)).toEqual(
      Object.keys(REFUSED)
        .map((file) => `${file}:3`)
        .toSorted(),
    ));

  it('imports from its own part and from those below', () => expect(faultsOf(ALLOWED)).toEqual([]));
});
