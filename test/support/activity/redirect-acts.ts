import type { Act, Acting } from './acting.ts';

/** Calls each route that changes redirects, for `activity.test.ts`. */
export function redirectActs({
  call,
  manage,
  tick,
}: Acting<string>): Readonly<Record<string, Act>> {
  const make = async (from: string) => {
    const made = await call('POST', `${manage}/redirects`, { from, to: '/help' });
    tick();
    return `${manage}/redirects/${made.json().id}`;
  };
  return {
    'POST /manage/redirects': [
      'Added a redirect',
      () => call('POST', `${manage}/redirects`, { from: '/1.html', to: '/help' }),
    ],
    'POST /manage/redirects/paste': [
      'Added several redirects',
      () => call('POST', `${manage}/redirects/paste`, { text: '/2.html,/help' }),
    ],
    'PUT /manage/redirects/:id': [
      'Changed a redirect',
      async () => call('PUT', await make('/3.html'), { revision: 1, to: '/search' }),
    ],
    'DELETE /manage/redirects/:id': [
      'Deleted a redirect',
      async () => call('DELETE', await make('/4.html')),
    ],
    'POST /manage/redirects/:id/restore': [
      'Restored a redirect',
      async () => {
        const path = await make('/5.html');
        await call('DELETE', path);
        tick();
        await call('POST', `${path}/restore`, {});
      },
    ],
  };
}
