/** Finds columns by name. Ignores case and spaces around the name, because people edit files by hand. */
export class Columns {
  readonly names: readonly string[];
  readonly #index = new Map<string, number>();
  /** Normalized column names. */
  readonly #known: readonly string[];
  readonly #read = new Set<number>();
  readonly #filled = new Set<number>();

  /** `matches` maps column names in lower case to the names that formats know; a column mapped to '' is ignored. */
  constructor(header: readonly string[], matches: Readonly<Record<string, string>> = {}) {
    // Names are shown in messages and stored as attributes, so control characters are removed.
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

  /** Finds the first of `names` among the columns, because systems have renamed theirs. */
  find(names: readonly string[]): number | undefined {
    const index = this.#indexOf(names);
    if (index !== undefined) this.#read.add(index);
    return index;
  }

  /** Finds columns whose name matches, with the pattern's captures. */
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

  /**
   * Returns columns with values that were not read. Leaves out `silent` ones, which mean nothing outside their
   * system.
   */
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

/** A row whose cells are read by column name. */
export class Row {
  readonly line: number;
  readonly columns: Columns;
  readonly #cells: readonly string[];

  constructor(line: number, columns: Columns, cells: readonly string[]) {
    this.line = line;
    this.columns = columns;
    this.#cells = cells;
  }

  /** Returns '' if the cell is empty or the column is missing. */
  get(...names: readonly string[]): string {
    const index = this.columns.find(names);
    return index === undefined ? '' : this.at(index);
  }

  at(index: number): string {
    return this.#cells[index] ?? '';
  }
}
