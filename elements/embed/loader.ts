// Loads elements by tag from the folder of this file. Kept tiny (design §9), so it imports nothing.
const requested = new Set<string>();

function look(): void {
  for (const { localName } of document.querySelectorAll(':not(:defined)')) {
    if (!localName.startsWith('talad-') || requested.has(localName)) continue;
    requested.add(localName);
    import(/* @vite-ignore */ new URL(`${localName}.js`, import.meta.url).href).catch(() => {
      requested.delete(localName);
    });
  }
}

look();
new MutationObserver(look).observe(document, { childList: true, subtree: true });
