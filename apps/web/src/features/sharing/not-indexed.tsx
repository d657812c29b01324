/** Keeps a page out of search engines, and its address from the pages that it leads to. React moves both into the head. */
export function NotIndexed() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
