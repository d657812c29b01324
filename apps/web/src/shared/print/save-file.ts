/** ms for which the browser may still be reading the file that it saves. */
const RETENTION_MS = 60_000;

/** Gives the person a file under a name, as a download. */
export function saveFile(fileName: string, content: string | Blob, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), RETENTION_MS);
}
