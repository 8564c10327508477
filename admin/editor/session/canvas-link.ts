import { isToEditor } from '@talad/elements/page/canvas-messages';
import {
  CANVAS_VERSION,
  type CanvasHandshake,
  type ToAgent,
  type ToEditor,
} from '@talad/elements/page/canvas-protocol';

export interface CanvasLink {
  readonly send: (message: ToAgent) => void;
  /** Hands a port to the page that has loaded in the frame. */
  readonly connect: (frame: Window, origin: string) => void;
  readonly subscribe: (listener: (message: ToEditor) => void) => () => void;
  readonly close: () => void;
}

/** Connects to the frame with a message port, which is sent to the expected origin only. */
export function createCanvasLink(): CanvasLink {
  const listeners = new Set<(message: ToEditor) => void>();
  let port: MessagePort | null = null;
  let isReady = false;
  return {
    send(message) {
      if (isReady) port?.postMessage(message);
    },
    connect(frame, origin) {
      port?.close();
      isReady = false;
      const { port1, port2 } = new MessageChannel();
      port = port1;
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        // The frame runs a shop's page: only messages of the protocol are accepted.
        if (!isToEditor(data)) return;
        if (data.type === 'ready') {
          if (data.version !== CANVAS_VERSION) {
            // Editor and storefront are of different builds: a reload loads the newer files.
            location.reload();
            return;
          }
          isReady = true;
        }
        for (const listener of listeners) listener(data);
      });
      port1.start();
      const hello: CanvasHandshake = { type: 'talad-canvas', version: CANVAS_VERSION };
      frame.postMessage(hello, origin, [port2]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      port?.close();
      listeners.clear();
    },
  };
}
