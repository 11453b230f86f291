// Adds to the pages what needs JavaScript: search, and the arrow keys that step through an example's boards. Everything
// else works without it.
'use strict';
(() => {
  const MOST_HITS = 30;
  const { root, game } = document.body.dataset;
  const form = document.querySelector('.search');
  const input = form.querySelector('input');
  const found = form.querySelector('.found');
  const status = found.querySelector('[role=status]');
  const list = found.querySelector('ol');
  form.hidden = false;

  // A browser lets no page of the file system fetch a file, but lets it load a script.
  const load = (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = root + address;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });

  let ready;
  const prepare = () =>
    (ready ??= (async () => {
      const games = game
        ? [game]
        : [...document.querySelectorAll('.bar-of-site nav a')]
            .slice(1)
            .map((link) => link.getAttribute('href').split('/').at(-2));
      await Promise.all(['assets/minisearch.js', ...games.map((one) => one + '/search.js')].map(load));
      const entries = window.rulebooks.flatMap((book) => book.entries.map((entry) => ({ ...entry, book })));
      entries.forEach((entry, id) => (entry.id = id));
      const index = new window.MiniSearch({
        fields: ['t', 'x'],
        searchOptions: { boost: { t: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
      });
      index.addAll(entries);
      return { entries, index };
    })());

  const isClause = (entry) => !entry.a.includes('#');
  const search = ({ entries, index }, words) => {
    const number = words.replace(/^@?[a-z]+-/i, '');
    if (/^\d[\d.-]*$/.test(number)) {
      const hits = entries.filter((entry) => entry.c && isClause(entry) && (entry.c + '-').startsWith(number));
      return hits.sort((one, other) => one.c.length - other.c.length);
    }
    return index
      .search(words, { boostDocument: (id) => (isClause(entries[id]) ? 1.6 : 1) })
      .map(({ id }) => entries[id]);
  };

  const show = (hits, words) => {
    found.hidden = words === '';
    status.textContent =
      words === '' ? '' : hits.length === 0 ? 'Nothing found' : hits.length + (hits.length === 1 ? ' hit' : ' hits');
    list.replaceChildren(
      ...hits.slice(0, MOST_HITS).map(({ a, c, t, book }) => {
        const link = document.createElement('a');
        link.href = root + book.game + '/' + a;
        const id = document.createElement('span');
        id.className = 'id';
        id.textContent = [!game && book.tag, c].filter(Boolean).join(' ');
        link.append(id, ' ', t);
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
  };

  let asked = 0;
  const find = async () => {
    const words = input.value.trim();
    const mine = ++asked;
    const known = await prepare();
    if (mine === asked) show(words === '' ? [] : search(known, words), words);
  };
  input.addEventListener('focus', () => void prepare());
  input.addEventListener('input', () => void find());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    if (event.key === 'ArrowDown') (links[at + 1] ?? links.at(-1))?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
    else if (event.key === 'Escape') {
      input.value = '';
      show([], '');
      input.focus();
    } else return;
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target)) found.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    if (
      event.key !== '/' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.target.matches('input, textarea, [contenteditable]')
    )
      return;
    event.preventDefault();
    input.focus();
  });

  // The boards of an example share a name, so that opening one closes the others.
  document.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const summary = event.target.closest?.('.board > summary');
    if (!step || !summary) return;
    const boards = [...summary.closest('.tale').querySelectorAll('.board')];
    const next = boards[boards.indexOf(summary.parentElement) + step];
    if (!next) return;
    event.preventDefault();
    next.open = true;
    next.firstElementChild.focus();
  });
})();
