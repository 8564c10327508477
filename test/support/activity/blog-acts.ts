import type { Act, Acting } from './acting.ts';

/** Calls each route that changes posts, for `activity.test.ts`. */
export function blogActs({ call, manage, tick }: Acting<number>): Readonly<Record<string, Act>> {
  const make = async (): Promise<string> => {
    const made = await call('POST', `${manage}/blogs`, { titles: { th: 'เปิดเตา' } });
    return `${manage}/blogs/${made.json().id}`;
  };
  const change = async (method: 'PUT' | 'DELETE', fields?: object) => {
    const blog = await make();
    tick();
    await call(method, blog, fields);
    return blog;
  };
  const restore = async () => {
    const blog = await change('DELETE');
    tick();
    return call('POST', `${blog}/restore`);
  };
  return {
    'POST /manage/blogs': ['Added a post', make],
    'PUT /manage/blogs/:id': [
      'Changed a post',
      () => change('PUT', { revision: 1, hilight: true }),
    ],
    'DELETE /manage/blogs/:id': ['Deleted a post', () => change('DELETE')],
    'POST /manage/blogs/:id/restore': ['Restored a post', restore],
  };
}
