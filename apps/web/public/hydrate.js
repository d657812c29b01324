// A page that was prerendered is there to be read at once: the code of the application comes after its first paint, and is
// asked for in small steps, so that a press in between is answered.
requestAnimationFrame(() => {
  const { content } = document.getElementById('application');
  const askForNext = () => {
    document.head.append(...[...content.children].slice(0, 4));
    if (content.firstElementChild) setTimeout(askForNext);
  };
  setTimeout(askForNext);
});
