import { BaseSequencer, type TestSpecification } from 'vitest/node';

const withBrowser = /\/test\/(back-office|checklist|embed|hydration)\/|-walk\.test\.ts$/;

/**
 * Tests in a browser take longest: begun first, none of them is left over at the end for one core,
 * while the other has nothing to do.
 */
export class BrowsersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's method, not an array's
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => withBrowser.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !withBrowser.test(moduleId)),
    ];
  }
}
