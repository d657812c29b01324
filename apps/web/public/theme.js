// Runs before the first paint, so that a page never flashes in the other theme, or moves when it learns who is here.
(() => {
  const root = document.documentElement;
  let theme = null;
  let isRegistered = false;
  let chipsHeight = 0;
  try {
    theme = localStorage.getItem('theme');
    isRegistered = localStorage.getItem('isUserRegistered') === 'true';
    chipsHeight = Number(localStorage.getItem('profileChipsHeight')) || 0;
  } catch {
    // Storage may be blocked: the device's theme is used then, and the page a visitor sees.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', isDark);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');

  // Who this will probably be, until the session has answered: a browser is registered only while somebody is signed in.
  root.setAttribute('data-person', isRegistered ? 'member' : 'visitor');

  // Room for the profiles over the planner's form (features/profiles/profile-room.ts).
  if (isRegistered && chipsHeight > 0) root.style.setProperty('--profile-chips', `${chipsHeight}px`);

  // The sidebar as it was left; where it would lie over the page, it starts closed.
  const isWide = matchMedia('(min-width: 80em)').matches;
  const isOpen = isWide && !/(?:^|; )sidebar_state=false/.test(document.cookie);
  root.setAttribute('data-sidebar', isOpen ? 'open' : 'closed');

  if (/Mac|iPhone|iPad/.test(navigator.platform)) root.setAttribute('data-keys', 'apple');
})();
