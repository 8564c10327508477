import { renderPictures } from '../../demo/render-pictures.ts';
import { showProgress } from '../../startup/progress.ts';
import { print, type Command } from '../command.ts';

export const drawDemo: Command = {
  name: 'draw-demo',
  summary: 'draws the demo market’s pictures anew where the drawing code has changed',
  usage: ['draw-demo'],
  async run() {
    const report = showProgress();
    const { drawn, kept, removed, bytes } = await renderPictures((done, total) => {
      report('pictures', done, total);
    });
    print(
      `${drawn} pictures drawn, ${kept} as they were, ${removed} files removed, ${Math.round(bytes / 1024)} kB in all.`,
    );
  },
};
