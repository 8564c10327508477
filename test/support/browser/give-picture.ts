import type { Page } from '@playwright/test';

/** Gives the page a PNG as a drop or a paste does, onto the element of this selector. */
export async function givePicture(
  page: Page,
  kind: 'drop' | 'paste',
  name: string,
  bytes: Buffer,
  onto = 'main h1',
): Promise<void> {
  // The editor of a rich text loads after its form: the locator waits for it.
  await page
    .locator(onto)
    .first()
    .evaluate(
      (target, [as, title, base64]) => {
        const data = new DataTransfer();
        const raw = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([raw], title, { type: 'image/png' }));
        const event =
          as === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
      },
      [kind, name, bytes.toString('base64')] as const,
    );
}
