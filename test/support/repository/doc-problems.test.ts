import { expect, test } from 'vitest';
import { docProblems, type TextFile } from './doc-problems.ts';

const record = (number: string, text = ''): TextFile => ({
  path: `elements/decisions/${number}-links-first.md`,
  text: `# ${number} Links first\n\nDate: 2026-11-24\n\n## Context\n\n## Decision\n\n## Consequences\n${text}`,
});
const code = (text: string): TextFile => ({ path: 'elements/client/modal.ts', text });
const architecture = (text: string): TextFile => ({ path: 'ARCHITECTURE.md', text });

test('accepts records that code refers to', () => {
  const files = [
    record('051'),
    record('101'),
    record('102'),
    code(
      '// Decision 051: links.\n// elements/decisions/101-links-first.md, decisions\n * 101 and 102',
    ),
    architecture('See decision 051 and `client/modal.ts`.\n'),
  ];
  expect(docProblems(files)).toEqual([]);
});

test('finds a record without a reference from code', () => {
  expect(docProblems([record('051'), architecture('decision 051\n')])).toEqual([
    'elements/decisions/051-links-first.md: no code refers to decision 051',
  ]);
});

test('finds a reference without a record', () => {
  expect(docProblems([record('051'), code('// decision 051, decision 98')])).toEqual([
    'elements/client/modal.ts: there is no record of decision 98',
  ]);
});

test('finds a record that lacks a part, and two of one number', () => {
  const bare = { path: 'admin/decisions/051-undo.md', text: '# 051 Undo\n\nDate: soon\n' };
  expect(docProblems([record('051'), bare, code('// decision 051')])).toEqual([
    'admin/decisions/051-undo.md: number 051 is taken',
    'admin/decisions/051-undo.md: lacks ^## Context\\b',
    'admin/decisions/051-undo.md: lacks ^## Decision\\b',
    'admin/decisions/051-undo.md: lacks ^## Consequences\\b',
    'admin/decisions/051-undo.md: lacks \\d{4}-\\d\\d-\\d\\d',
  ]);
});

test('finds a record that is called otherwise', () => {
  const file = { path: 'admin/decisions/undo.md', text: '' };
  expect(docProblems([file])).toEqual(['admin/decisions/undo.md: a record is called NNN-title.md']);
});

test('finds documents that are too long', () => {
  const files = [
    record('051', 'x\n'.repeat(40)),
    code('// decision 051'),
    architecture('x\n'.repeat(201)),
    { path: 'admin/README.md', text: 'x\n'.repeat(61) },
    { path: 'README.md', text: 'x\n'.repeat(170) },
  ];
  expect(docProblems(files)).toEqual([
    'elements/decisions/051-links-first.md: 49 lines, 40 at most',
    'ARCHITECTURE.md: 201 lines, 200 at most',
    'admin/README.md: 61 lines, 60 at most',
  ]);
});

test('finds the name of a file that does not exist', () => {
  const files = [
    code(''),
    architecture('`client/modal.ts`, `modal.ts`, `client/gone.ts`, `<name>.ts`\n'),
  ];
  expect(docProblems(files)).toEqual(['ARCHITECTURE.md: there is no client/gone.ts']);
});

test('finds a folder of the map that does not exist', () => {
  const files = [code(''), architecture('`client/`, `elements/client/`, `modules/gone/`\n')];
  expect(docProblems(files)).toEqual(['ARCHITECTURE.md: there is no folder modules/gone']);
});

test('finds comments without a subject', () => {
  const text = [
    '/** What a page shows. */',
    'const shown = 1; // Where it stands',
    '/**',
    ' * Who asks.',
    ' */',
    '/** Whether a page shows it; where it does, what of it. */',
    "const url = 'https://What is not a comment';",
  ].join('\n');
  expect(docProblems([code(text)])).toEqual([
    'elements/client/modal.ts: "/** What a page shows. */" has no subject',
    'elements/client/modal.ts: "const shown = 1; // Where it stands" has no subject',
    'elements/client/modal.ts: "* Who asks." has no subject',
  ]);
});
