/** Changes the text of an existing file. */
export type Edit = (code: string) => string;

/** Adds an import after the last one; several lines are several imports. */
export function addImport(line: string): Edit {
  return (code) => {
    const last = [...code.matchAll(/^(?:import .+|\}) from '.+';$/gm)].at(-1);
    if (!last) throw new Error('no import to add another one to');
    const end = last.index + last[0].length;
    return `${code.slice(0, end)}\n${line}${code.slice(end)}`;
  };
}

/** Adds a name to the import of a module, or adds that import. */
export function addToImport(name: string, path: string): Edit {
  return (code) => {
    const found = code.match(`import \\{([^}]*?),?\\s*\\} from '${path}';`);
    if (!found) return addImport(`import { ${name} } from '${path}';`)(code);
    return code.replace(found[0], () => `import {${found[1]}, ${name} } from '${path}';`);
  };
}

/** Adds lines at the end. */
export function append(lines: string): Edit {
  return (code) => `${code}${lines}\n`;
}

/** Adds lines before the first match of `marker` that follows `from`. */
export function addBefore(from: string, marker: string, lines: string): Edit {
  return (code) => {
    const start = code.indexOf(from);
    const at = start < 0 ? -1 : code.indexOf(marker, start + from.length);
    if (at < 0) throw new Error(`no '${marker.trim()}' after '${from.trim()}'`);
    return code.slice(0, at) + lines + code.slice(at);
  };
}
