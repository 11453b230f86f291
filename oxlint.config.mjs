import { defineConfig } from 'oxlint';

const NODE_GLOBALS = [
  '__dirname',
  '__filename',
  'Buffer',
  'clearInterval',
  'clearTimeout',
  'console',
  'process',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** Makes the table of globals that a file may use. */
const readable = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

/**
 * Forbids `this` in a rule table and its replacements: it is the table that the caller went through, not the one in
 * force.
 */
const NO_THIS = ['ThisExpression', 'Identifier[name="this"]'].map((selector) => ({
  selector,
  message: 'A rule asks the table in force, g.rules: `this` bypasses what is stacked on it.',
}));

/** An entry of a rule table with parameters takes the game first, or the table if there is no game. */
const GAME_FIRST = {
  selector: [
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ObjectExpression > Property[method=true]',
    'FunctionExpression[params.length>0]:not([params.0.name=/^_?(g|rules)$/])',
  ].join(' > '),
  message: 'The first parameter of a rule is the game, `g`; in a check of a deck the rule table, `rules`.',
};

/**
 * Each inner generator function gets a hidden class of its own, which keeps everything that it closes over alive for
 * long.
 */
const NO_INNER_GENERATOR = {
  selector: ':function :function[generator=true]',
  message: 'A procedure is a function of the module: one made anew at each call keeps its whole game alive.',
};

/** Uses ESLint's own rule, since Oxlint has none that takes selectors. */
const restrict = (...syntax) => ({ 'eslint-js/no-restricted-syntax': ['error', ...syntax] });

export default defineConfig({
  plugins: ['typescript', 'import'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }, './denied-names.mjs', './kernel-walls.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', 'out/', 'report/', 'coverage/', '.vscode/', 'adapters/templates/', '**/__pycache__/'],
  globals: readable(NODE_GLOBALS),
  rules: {
    'no-constant-condition': ['error', { checkLoops: false }],
    'max-lines': ['error', { max: 600 }],
    complexity: ['error', { max: 20 }],
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
    // A rule may be a procedure without a question, while its replacement in the table has one.
    'require-yield': 'off',

    // ESLint and typescript-eslint recommend these, and the category lacks them.
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'eslint-js/no-dupe-args': 'error',
    'eslint-js/no-octal': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',

    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],

    // The category includes these, which report only correct code here.
    'typescript/no-base-to-string': 'off',
    'typescript/no-implied-eval': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',

    // No two files need each other to load. Imports of types do not count, nor modules loaded on demand.
    'import/no-cycle': ['error', { ignoreTypes: true }],

    'names/denied': 'error',
  },
  overrides: [
    {
      files: ['oracle/*/**/*.ts'],
      excludeFiles: ['oracle/kernel/**'],
      rules: restrict(...NO_THIS, GAME_FIRST, NO_INNER_GENERATOR),
    },
    {
      files: ['oracle/kernel/**/*.ts', 'oracle/host.ts'],
      excludeFiles: ['oracle/kernel/testing/**', 'oracle/kernel/packs/**'],
      rules: restrict(NO_INNER_GENERATOR),
    },
    { files: ['oracle/kernel/**/*.ts'], rules: { 'kernel/walls': 'error' } },
    {
      files: ['oracle/kernel/procedures/**/*.ts'],
      rules: restrict(...NO_THIS, GAME_FIRST, NO_INNER_GENERATOR),
    },
    {
      // These tables are made once each.
      files: ['oracle/*/faults/**/*.ts', 'oracle/*/readings*.ts', 'oracle/kernel/packs/**/*.ts'],
      rules: restrict(...NO_THIS, GAME_FIRST),
    },
    {
      files: ['tests/**/*.ts'],
      // Output for a terminal contains control characters.
      rules: { complexity: 'off', 'no-control-regex': 'off' },
    },
    {
      // These modules are loaded on demand by a synchronous import whose type the compiler knows.
      files: ['games/**/*.ts'],
      rules: { 'typescript/no-require-imports': 'off' },
    },
    { files: ['**/*.js', '**/*.cjs', '**/*.mjs'], rules: { 'no-redeclare': 'error', 'no-undef': 'error' } },
    { files: ['reports/site/assets/*.js'], globals: readable(['document', 'window']) },
    {
      files: ['**/*.js', '**/*.cjs'],
      globals: readable(['exports', 'module', 'require']),
      rules: { 'typescript/no-require-imports': 'off' },
    },
  ],
});
