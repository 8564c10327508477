import { describeHydration } from './describe-hydration.ts';

await describeHydration('full');
