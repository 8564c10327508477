import { describeHydration } from './describe-hydration.ts';

await describeHydration('empty');
