/** Columns by name: case and spaces around do not count, files are edited by hand. */
export class Columns {
  readonly names: readonly string[];
  readonly #index = new Map<string, number>();

  constructor(header: readonly string[]) {
    // Names are shown in messages and stored as attributes: nothing in them steers a terminal.
    this.names = header.map((name) => name.replace(/\p{Cc}|^\uFEFF/gu, '').trim());
    for (const [index, name] of this.names.entries()) {
      const key = name.toLowerCase();
      if (key !== '' && !this.#index.has(key)) this.#index.set(key, index);
    }
  }

  has(...names: readonly string[]): boolean {
    return this.find(names) !== undefined;
  }

  /** The first of `names` that the file has: formats renamed their columns over the years. */
  find(names: readonly string[]): number | undefined {
    for (const name of names) {
      const index = this.#index.get(name.toLowerCase());
      if (index !== undefined) return index;
    }
    return undefined;
  }

  /** Columns whose name fits, with the pattern's captures. */
  like(pattern: RegExp): readonly { readonly index: number; readonly caught: string }[] {
    return this.names.flatMap((name, index) => {
      const found = pattern.exec(name);
      return found ? [{ index, caught: (found[1] ?? '').trim() }] : [];
    });
  }
}

/** One row with its columns' names. */
export class Row {
  readonly line: number;
  readonly columns: Columns;
  readonly #cells: readonly string[];

  constructor(line: number, columns: Columns, cells: readonly string[]) {
    this.line = line;
    this.columns = columns;
    this.#cells = cells;
  }

  /** '' if the row or the file has no value. */
  get(...names: readonly string[]): string {
    const index = this.columns.find(names);
    return index === undefined ? '' : this.at(index);
  }

  at(index: number): string {
    return this.#cells[index] ?? '';
  }
}
