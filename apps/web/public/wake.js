// A page that was built ahead is there to be read at once: the code of the application comes after its first paint.
requestAnimationFrame(() => setTimeout(() => document.head.append(document.getElementById('application').content)));
