import sharp from 'sharp';
import { checkPicture } from './check-picture.ts';
import { cropPicture } from './crop-picture.ts';
import { dominantColor } from './dominant-color.ts';
import { renderIcon } from './render-icon.ts';
import { readQr } from './read-qr.ts';
import { shrinkPicture } from './shrink-picture.ts';

// One thread for the decoder, and no cache of earlier pictures.
sharp.concurrency(1);
sharp.cache(false);

/** A call as it is serialized for the worker process. */
export type Task =
  | { readonly name: 'checkPicture'; readonly args: Parameters<typeof checkPicture> }
  | { readonly name: 'cropPicture'; readonly args: Parameters<typeof cropPicture> }
  | { readonly name: 'dominantColor'; readonly args: Parameters<typeof dominantColor> }
  | { readonly name: 'renderIcon'; readonly args: Parameters<typeof renderIcon> }
  | { readonly name: 'readQr'; readonly args: Parameters<typeof readQr> }
  | { readonly name: 'shrinkPicture'; readonly args: Parameters<typeof shrinkPicture> };

export function perform(task: Task): Promise<unknown> {
  switch (task.name) {
    case 'checkPicture':
      return checkPicture(...task.args);
    case 'cropPicture':
      return cropPicture(...task.args);
    case 'dominantColor':
      return dominantColor(...task.args);
    case 'renderIcon':
      return renderIcon(...task.args);
    case 'readQr':
      return readQr(...task.args);
    case 'shrinkPicture':
      return shrinkPicture(...task.args);
  }
}
