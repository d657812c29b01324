// Runs before the first paint, so that a page never flashes in the other theme: the saved choice, else the device's.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; the device's setting is used then.
  }
  const isDark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', isDark);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
