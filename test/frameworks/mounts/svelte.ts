import { flushSync, mount as mountComponent, unmount } from 'svelte';
import AnyElement from './AnyElement.svelte';
import type { Mount } from './mount.ts';

export const mount: Mount = (target, first) => {
  const app = mountComponent(AnyElement, { target, props: { first } });
  flushSync();
  return {
    update(view) {
      app.update(view);
      flushSync();
    },
    remove: () => void unmount(app),
  };
};
