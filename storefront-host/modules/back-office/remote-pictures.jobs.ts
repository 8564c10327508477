import type { Host, Module } from '../../host.ts';
import { fetchRemotePicture } from '../../media/remote/fetch-remote-picture.ts';

const DAY_MS = 86_400_000;

/** Fetches the pictures that an import refers to one by one, because visitors use the same machine. */
export const importJobs: Module = (_app, host) => {
  host.jobs.handle('picture.fetch', async (payload) => {
    await fetchRemotePicture(host, payload);
  });
  host.jobs.handle('picture.sweep', () => sendForgotten(host));
};

/** Queues pictures without a job: a restored backup has their rows and no queue. */
async function sendForgotten({ db, jobs, now }: Host): Promise<void> {
  const waiting = await db
    .selectFrom('remote_picture')
    .select(['shop_id', 'id'])
    .where('status', '=', 'waiting')
    .where('updated_at', '<', new Date(now().getTime() - DAY_MS))
    .orderBy('updated_at')
    .limit(1_000)
    .execute();
  for (const { shop_id, id } of waiting) {
    await jobs.send('picture.fetch', { shop_id, picture_id: id }, { key: id });
  }
}
