import { showProgress } from '../../storefront-host/startup/progress.ts';
import { fontProblem } from './font-problem.ts';
import { renderPictures } from './render-pictures.ts';

const problem = fontProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
const report = showProgress();
const { drawn, kept, removed, bytes } = await renderPictures((done, total) => {
  report('pictures', done, total);
});
console.log(
  `${drawn} pictures drawn, ${kept} unchanged, ${removed} files removed, ${Math.round(bytes / 1024)} kB in all.`,
);
