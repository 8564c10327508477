import { png } from '../pictures.ts';

type Act = readonly [title: string, act: () => Promise<unknown>];

interface Acting {
  readonly send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object | FormData,
  ) => Promise<{ readonly json: () => { readonly media_id: string } }>;
  /** Advances the clock by a second. */
  readonly tick: () => unknown;
}

/** Calls each route that changes the picture library, for `activity.test.ts`. */
export function mediaActs({ send, tick }: Acting): Readonly<Record<string, Act>> {
  const form = async (width: number) => {
    const file = new FormData();
    file.set('revision', '1');
    file.set('file', new Blob([new Uint8Array(await png(width, 30))]), 'a.png');
    return file;
  };
  const upload = async () => {
    const made = await send('POST', '/media', await form(40));
    return `/media/${made.json().media_id}`;
  };
  const change = async (method: 'POST' | 'PUT' | 'DELETE', step: string, body: object) => {
    const path = await upload();
    tick();
    return send(method, `${path}${step}`, body);
  };
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  return {
    'POST /manage/media': ['Uploaded an image', upload],
    'PUT /manage/media/:id': [
      'Changed an image',
      () => change('PUT', '', { revision: 1, name: 'cup' }),
    ],
    'POST /manage/media/:id/file': [
      'Replaced the file of an image',
      async () => change('POST', '/file', await form(50)),
    ],
    'PUT /manage/media/:id/crop': [
      'Cropped an image',
      () => change('PUT', '/crop', { revision: 1, crop }),
    ],
    'DELETE /manage/media/:id': ['Deleted an image', () => change('DELETE', '?revision=1', {})],
  };
}
