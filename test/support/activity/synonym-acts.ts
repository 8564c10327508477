import type { Act, Acting } from './acting.ts';

/** Calls each route that changes synonyms, for `activity.test.ts`. */
export function synonymActs({ call, manage, tick }: Acting<string>): Readonly<Record<string, Act>> {
  const add = () => call('POST', `${manage}/synonyms`, { terms: ['คราม', 'indigo'] });
  const make = async () => {
    const made = await add();
    tick();
    return `${manage}/synonyms/${made.json().id}`;
  };
  return {
    'POST /manage/synonyms': ['Added synonyms', add],
    'PUT /manage/synonyms/:id': [
      'Changed synonyms',
      async () =>
        call('PUT', await make(), { revision: 1, terms: ['คราม', 'indigo', 'indigo dye'] }),
    ],
    'DELETE /manage/synonyms/:id': ['Deleted synonyms', async () => call('DELETE', await make())],
    'POST /manage/synonyms/:id/restore': [
      'Restored synonyms',
      async () => {
        const path = await make();
        await call('DELETE', path);
        tick();
        await call('POST', `${path}/restore`, {});
      },
    ],
  };
}
