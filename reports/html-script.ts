/**
 * What JavaScript adds to the HTML report: filter, search, copy, deep links that open their clause, boards one at a time.
 * All else works without.
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
  const sections = all('section.rules');
  const words = new Map();

  const wordsOf = (clause) => {
    if (!words.has(clause)) {
      const parts = [clause.querySelector('.head'), ...all('.name', clause)];
      words.set(clause, parts.map((part) => part.textContent).join(' ').toLowerCase());
    }
    return words.get(clause);
  };

  const filter = () => {
    const states = buttons.filter((button) => button.getAttribute('aria-pressed') === 'true').map((button) => button.dataset.filter);
    const terms = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const clause of clauses) {
      const fits = (states.length === 0 || states.includes(clause.dataset.state)) && terms.every((term) => wordsOf(clause).includes(term));
      clause.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const section of sections) section.hidden = !section.querySelector('.clause:not([hidden])');
    const everything = states.length === 0 && terms.length === 0;
    result.textContent = everything ? '' : 'Showing ' + shown + ' of ' + clauses.length + ' clauses';
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

  const unpack = (boards) => {
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
    unpack(boards);
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
  for (const boards of all('.boards')) {
    if (all('.frame', boards).length < 2) continue;
    boards.classList.add('stepping');
    boards.querySelector('.steps-bar').hidden = false;
    show(boards, Infinity);
  }

  let closed = [];
  addEventListener('beforeprint', () => {
    closed = all('details.clause:not([open])').filter((clause) => ['fails', 'known', 'error'].includes(clause.dataset.state));
    for (const clause of closed) clause.open = true;
  });
  addEventListener('afterprint', () => {
    for (const clause of closed) clause.open = false;
  });

  for (const button of all('.copy')) button.hidden = false;
  tools.hidden = false;
  addEventListener('hashchange', openTarget);
  openTarget();
})();
`;
