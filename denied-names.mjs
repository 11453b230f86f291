/**
 * Denies words that no name in the code may have: passives and pronouns that a reader has to translate. The lint rule
 * is `names/denied`.
 * Names follow CONTRIBUTING.md: a function is a verb phrase, a boolean a claim, a collection a plural.
 */
import { basename } from 'node:path';

/** Maps words denied anywhere in a name, e.g. in `toldBy` or `IS_TOLD`, to better ones. */
const DENIED_WORDS = new Map([
  ...words('a verb that says by what means: emit, describe, record, show, print', 'tell', 'tells', 'telling', 'told'),
  ...words('the thing itself: target, spec, intended, named', 'meant'),
  ...words('a verb with "again" or "re-": restart, redraw', 'anew'),
  ...words('outcome', 'deed', 'deeds'),
  ...words('nonsense, incompatible', 'misfit', 'misfits'),
  ...words('owner, playerFilter, or who it is', 'whom', 'whose'),
  ...words('isMatch, matching', 'such'),
  ...words('the thing itself', 'theirs'),
  ...words('nothing: names have no articles', 'the'),
]);

/** Maps denied sequences of words to better ones. */
const DENIED_PHRASES = new Map([
  ['is so', 'what holds: holdsNow, isExact'],
  ['just so', 'isExact'],
  ['goes on', 'continues, lasts'],
  ['go on', 'continue, advance'],
  ['let go', 'drop, suppress'],
  ['put in', 'insert, store'],
  ['lay in', 'insert'],
  ['carry out', 'execute, resolve, perform'],
  ['as it was', 'lastKnown, snapshot'],
]);

/** Maps names denied as a whole to better ones. */
const DENIED_NAMES = new Map([
  ['its', 'the thing itself'],
  ['so', 'what holds'],
  ['there', 'what is there: candidates, available, present'],
  ['way', 'alternative, path, kind'],
  ['ways', 'alternatives, paths, kinds'],
]);

function words(better, ...denied) {
  return denied.map((word) => [word, better]);
}

/** @returns the fault of a name and a better one; undefined if it has none */
export function faultOfName(name) {
  const parts = name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
  const spoken = ` ${parts.join(' ')} `;
  const word = parts.find((part) => DENIED_WORDS.has(part));
  if (word) return `"${word}" in the name "${name}"; better: ${DENIED_WORDS.get(word)}`;
  const phrase = [...DENIED_PHRASES.keys()].find((one) => spoken.includes(` ${one} `));
  if (phrase) return `"${phrase}" in the name "${name}"; better: ${DENIED_PHRASES.get(phrase)}`;
  const better = DENIED_NAMES.get(parts.join(' '));
  return better && `the name "${name}"; better: ${better}`;
}

const denied = {
  create(context) {
    const check = (node, name) => {
      const message = faultOfName(name);
      if (message) context.report({ node, message });
    };
    return {
      // A file is named like the section of a rulebook, with its articles.
      Program: (node) => check(node, basename(context.filename).replace(/\..*$/, '').replaceAll('-the-', '-')),
      Identifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
    };
  },
};

/** Exports the plugin for Oxlint. */
export default { meta: { name: 'names' }, rules: { denied } };
