/** Columns by name: case and spaces around do not count, files are edited by hand. */
export class Columns {
  readonly names: readonly string[];
  readonly #index = new Map<string, number>();
  /** Normalized column names. */
  readonly #known: readonly string[];
  readonly #read = new Set<number>();
  readonly #filled = new Set<number>();

  /** `matches` gives columns, by their names in lower case, the names that formats know; '': not read. */
  constructor(header: readonly string[], matches: Readonly<Record<string, string>> = {}) {
    // Names are shown in messages and stored as attributes: nothing in them steers a terminal.
    this.names = header.map((name) => name.replace(/\p{Cc}|^\uFEFF/gu, '').trim());
    const matched = new Map(Object.entries(matches));
    this.#known = this.names.map((name) => matched.get(name.toLowerCase()) ?? name);
    for (const [index, name] of this.#known.entries()) {
      const key = name.toLowerCase();
      if (key !== '' && !this.#index.has(key)) this.#index.set(key, index);
    }
  }

  has(...names: readonly string[]): boolean {
    return this.#indexOf(names) !== undefined;
  }

  /** The first of `names` that the file has: formats renamed their columns over the years. */
  find(names: readonly string[]): number | undefined {
    const index = this.#indexOf(names);
    if (index !== undefined) this.#read.add(index);
    return index;
  }

  /** Columns whose name fits, with the pattern's captures. */
  like(pattern: RegExp): readonly { readonly index: number; readonly caught: string }[] {
    return this.#known.flatMap((name, index) => {
      const found = pattern.exec(name);
      if (!found) return [];
      this.#read.add(index);
      return [{ index, caught: (found[1] ?? '').trim() }];
    });
  }

  /** Notes which columns have a value in this row. */
  noteFilled(cells: readonly string[]): void {
    for (const [index, cell] of cells.entries()) if (cell !== '') this.#filled.add(index);
  }

  /** Columns with values that nothing has read; `silent`: those that mean nothing outside their system. */
  dropped(silent: RegExp): readonly string[] {
    return this.names.filter(
      (name, index) =>
        name !== '' &&
        this.#filled.has(index) &&
        !this.#read.has(index) &&
        !silent.test(this.#known[index] ?? ''),
    );
  }

  #indexOf(names: readonly string[]): number | undefined {
    for (const name of names) {
      const index = this.#index.get(name.toLowerCase());
      if (index !== undefined) return index;
    }
    return undefined;
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
