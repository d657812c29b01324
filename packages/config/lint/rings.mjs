import { dirname, join, sep } from 'node:path';

const SRC = ['apps', 'web', 'src'].join(sep) + sep;

/** Where a file of the web stands: its ring, and its feature where it has one; null for files of other packages. */
function placeOf(file) {
  const start = file.lastIndexOf(SRC);
  if (start === -1) return null;
  const [ring, feature] = file.slice(start + SRC.length).split(sep);
  return { ring, feature: ring === 'features' ? feature : null };
}

/** Why one file may not import another; null where it may. */
function refusal(from, to) {
  if (from.ring === 'shared' && to.ring !== 'shared') return `What is shared knows nothing of ${to.ring}/.`;
  if (from.ring !== 'features') return null;
  if (to.ring === 'app') return 'A feature knows nothing of app/: the application hands in what it needs.';
  if (to.ring !== 'features' || to.feature === from.feature) return null;
  return `The feature '${from.feature}' may not import '${to.feature}': what both need goes to shared/, or app/screen.tsx hands it in.`;
}

/** The web stands in three rings, and imports go inward only: app -> features -> shared; no feature imports another. */
const rings = {
  create(context) {
    const from = placeOf(context.filename);
    if (!from || /\.test\.tsx?$/.test(context.filename)) return {};
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const to = placeOf(join(dirname(context.filename), path));
      const message = to && refusal(from, to);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default rings;
