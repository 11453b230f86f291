/**
 * Holds what JavaScript adds to the HTML report: filter, search, copy, deep links that open their clause, boards one at
 * a time, and the packed stories (html-packed.ts).
 * Everything else works without it.
 */
export const SCRIPT = String.raw`
'use strict';
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const tools = document.querySelector('.tools');
  const search = document.querySelector('.tools input');
  const result = document.querySelector('.tools .result');
  const buttons = all('button[data-filter]');
  const clauses = all('.clause');
  const others = all('.readings .entry, .questions .scenario, .questions .lines li, .broken li, .unsupported-list li');
  const sections = all('section.rules, section.readings, section.questions, section.broken, section.unsupported-list');
  const words = new Map();

  const packed = document.getElementById('packed');
  let stories;
  const unpackStories = () => (stories ??= (async () => {
    const bytes = Uint8Array.from(atob(packed.content.textContent), (character) => character.charCodeAt(0));
    const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
    const [numbers, ...pieces] = text.split('\0');
    return numbers.split('\n').map((story) => story.split(' ').map((number) => pieces[parseInt(number, 36)]).join(''));
  })());
  let known = [];

  const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const plain = (html = '') => html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => NAMED[name]);
  const wordsOf = (item) => {
    if (!words.has(item)) {
      const parts = all('.packed', item).map((place) => plain(known[place.dataset.part]));
      words.set(item, [item.textContent, ...parts].join(' ').replace(/\s+/g, ' ').toLowerCase());
    }
    return words.get(item);
  };

  const MOST_OPENED = 20;
  const MOST_MARKED = 500;
  const opened = new Set();
  const openHits = (hits) => {
    for (const item of opened) if (!hits.includes(item)) item.open = opened.delete(item) && false;
    if (hits.length > MOST_OPENED) return;
    for (const item of hits) {
      if (!item.matches('details') || item.open) continue;
      item.open = true;
      opened.add(item);
    }
    const terms = termsNow();
    const told = hits.flatMap((item) => all('.packed', item)).filter((place) => terms.some((term) => plain(known[place.dataset.part]).toLowerCase().includes(term)));
    for (const place of told.slice(0, MOST_OPENED)) unpack(place);
  };
  const mark = (hits, terms) => {
    if (!window.CSS?.highlights || !window.Highlight) return;
    const ranges = [];
    for (const item of terms.length > 0 ? hits : []) {
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node && ranges.length < MOST_MARKED; node = walker.nextNode()) {
        const text = node.data.toLowerCase();
        for (const term of terms) {
          for (let at = text.indexOf(term); at >= 0 && ranges.length < MOST_MARKED; at = text.indexOf(term, at + term.length)) {
            const range = new Range();
            range.setStart(node, at);
            range.setEnd(node, at + term.length);
            ranges.push(range);
          }
        }
      }
    }
    CSS.highlights.set('hit', new Highlight(...ranges));
  };

  const termsNow = () => search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const markAgain = () => {
    const terms = termsNow();
    if (terms.length > 0) mark([...clauses, ...others].filter((item) => !item.hidden), terms);
  };

  const filter = () => {
    const states = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true').map((button) => button.dataset.filter);
    const terms = termsNow();
    const everything = states.length === 0 && terms.length === 0;
    const fits = (item) => {
      const fit = (states.length === 0 || states.includes(item.dataset.state ?? item.dataset.kind)) && terms.every((term) => wordsOf(item).includes(term));
      item.hidden = !fit;
      return fit;
    };
    const shown = clauses.filter(fits);
    const besides = others.filter(fits);
    for (const section of sections) section.hidden = !everything && ![...clauses, ...others].some((item) => !item.hidden && section.contains(item));
    const hits = [...shown, ...besides];
    openHits(terms.length > 0 ? hits : []);
    mark(hits, terms);
    result.textContent = everything ? '' : 'Showing ' + shown.length + ' of ' + clauses.length + ' clauses' + (besides.length > 0 ? ' and ' + besides.length + ' other entries' : '');
    if (terms.length > 0 && packed && known.length === 0) {
      unpackStories().then((all) => {
        if (known.length > 0) return;
        known = all;
        words.clear();
        filter();
      });
    }
  };

  const clearFilter = () => {
    search.value = '';
    for (const button of buttons) button.setAttribute('aria-pressed', 'false');
    filter();
  };

  const openTarget = () => {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.closest('[hidden]')) clearFilter();
    if (target.matches('details')) target.open = true;
    target.scrollIntoView();
  };

  const setOpen = (open) => {
    for (const clause of clauses) if (clause.matches('details') && !clause.hidden) clause.open = open;
  };

  let frame = 0;
  search.addEventListener('input', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(filter);
  });
  for (const button of buttons) {
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
      filter();
    });
  }
  document.querySelector('[data-do=open]').addEventListener('click', () => setOpen(true));
  document.querySelector('[data-do=close]').addEventListener('click', () => setOpen(false));
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && event.target !== search) {
      event.preventDefault();
      search.focus();
    }
    if (event.key === 'Escape' && event.target === search) clearFilter();
  });

  const copy = async (button) => {
    const code = button.parentElement.querySelector('code');
    const selection = getSelection();
    selection.selectAllChildren(code);
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = document.execCommand('copy') ? 'Copied' : 'Press Ctrl+C';
    }
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
  document.addEventListener('click', (event) => {
    const button = event.target.closest('.copy');
    if (button) copy(button);
    const link = event.target.closest('a[href^="#"]');
    if (link && link.hash === location.hash) openTarget();
  });

  const unfold = (boards) => {
    const packed = boards.querySelector('noscript');
    if (!packed) return;
    packed.outerHTML = packed.textContent;
    boards.querySelector('.between').open = true;
  };
  const show = (boards, step) => {
    const frames = all('.frame', boards);
    const now = Math.max(0, Math.min(step, frames.length - 1));
    frames.forEach((frame, index) => (frame.hidden = index !== now));
    for (const button of all('[data-go]', boards)) {
      button.disabled = ['first', 'previous'].includes(button.dataset.go) ? now === 0 : now === frames.length - 1;
    }
  };
  const go = (boards, where) => {
    const current = boards.querySelector('.frame:not([hidden])');
    unfold(boards);
    const now = all('.frame', boards).indexOf(current);
    show(boards, { first: 0, previous: now - 1, next: now + 1, last: Infinity }[where]);
    boards.querySelector('[role=status]').textContent = boards.querySelector('.frame:not([hidden]) figcaption').textContent;
  };
  const KEYS = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last' };

  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-go]');
    if (button) go(button.closest('.boards'), button.dataset.go);
  });
  document.addEventListener('keydown', (event) => {
    const boards = event.target.closest('.boards.stepping');
    const where = KEYS[event.key];
    const scrolls = event.target.matches('.picture') && event.target.scrollWidth > event.target.clientWidth;
    if (!boards || !where || scrolls || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(boards, where);
  });
  const enliven = (root) => {
    for (const boards of all('.boards', root)) {
      if (all('.frame', boards).length < 2) continue;
      boards.classList.add('stepping');
      boards.querySelector('.steps-bar').hidden = false;
      show(boards, Infinity);
    }
    for (const button of all('.copy', root)) button.hidden = false;
  };
  enliven(document);

  const unpack = async (place) => {
    near.unobserve(place);
    if (!place.matches('.packed')) return;
    place.classList.remove('packed');
    place.innerHTML = (await unpackStories())[place.dataset.part];
    enliven(place);
    markAgain();
  };
  const near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) unpack(target);
  }, { rootMargin: '600px' });
  for (const place of all('.packed')) near.observe(place);

  tools.hidden = false;
  addEventListener('hashchange', openTarget);
  openTarget();
})();
`;
