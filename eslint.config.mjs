import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

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

export default defineConfig(
  globalIgnores(['dist/', 'out/', 'report/', 'coverage/', 'adapters/templates/', '**/__pycache__/']),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      'no-constant-condition': ['error', { checkLoops: false }],
      'max-lines': ['error', { max: 600 }],
      complexity: ['warn', 20],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A rule may be a procedure that asks nobody anything, while its replacement in the table does.
      'require-yield': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['tests/**/*.ts'],
    // What a terminal is sent has control characters.
    rules: { complexity: 'off', 'no-control-regex': 'off' },
  },
  {
    // What is loaded when it is asked for; a synchronous import that the compiler still knows the type of.
    files: ['games/**/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['**/*.js', '**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
