/**
 * Entry point of the npm scripts on a machine that has only Node >= 20.19 and npm: installs, builds
 * and starts what the command needs. Plain JavaScript without packages, because nothing is
 * installed when it begins.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const oldestNode = [20, 19];
/** Installed with the packages, so that every machine runs the same Node (decision 002). */
const node24 = join(root, 'node_modules', 'node', 'bin', 'node');
const main = join(root, 'storefront-host', 'main.ts');
/** Stores the hash of the sources that dist/ was built from. */
const stamp = join(root, 'dist', '.talad-sources');
/** Folders that no build reads. */
const notBuilt = new Set(['node_modules', 'dist', 'demo-market']);

const commands = {
  dev: async (args) => {
    await install();
    return run(['--watch', '--watch-preserve-output', main, ...args], { TALAD_DEV: '1' });
  },
  talad: async (args) => {
    await install({ toRun: true });
    return run([join(root, 'storefront-host', 'cli', 'main.ts'), ...args]);
  },
  new: async (args) => {
    await install();
    return run([join(root, 'tools', 'new', 'main.ts'), ...args]);
  },
  test: async (args) => {
    await install();
    return run([join(root, 'test', 'runner', 'run-all.ts'), ...args]);
  },
  /** For `npm start`: removes the packages that only builds and tests need. */
  build: async () => {
    if (isBuilt()) {
      await install({ toRun: true });
      return 0;
    }
    const hadAll = isInstalled();
    await install();
    await build();
    if (!hadAll) await prune();
    return 0;
  },
  bench: async (args) => {
    await install();
    await build();
    return run([join(root, 'test', 'bench', 'run-bench.ts'), ...args]);
  },
  proof: async (args) => {
    await install();
    await build();
    return run([join(root, 'test', 'bench', 'run-proof.ts'), ...args]);
  },
};

const [name = '', ...rest] = process.argv.slice(2);
checkNode();
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) stopWith(`Unknown command '${name}': one of ${Object.keys(commands).join(', ')}.`);
process.exitCode = await command(rest);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  stopWith(`Talad needs Node ${oldestNode.join('.')} or later, this is ${process.versions.node}.`);
}

/** @param toRun True to install only the packages that the server needs at run time. */
async function install({ toRun = false } = {}) {
  if (isInstalled({ toRun })) return;
  const packages = Object.keys(readJson('package-lock.json').packages).filter(Boolean);
  const size = toRun ? '300 MB' : 'a gigabyte for the build; a start keeps 300 MB';
  const stopTicking = tick(`Installing packages (about a minute, ${size})`, () => {
    const there = packages.filter((path) => existsSync(join(root, path))).length;
    return `${there} of ${packages.length}`;
  });
  const result = await npm('ci', toRun ? '--omit=dev' : '--include=dev');
  stopTicking();
  if (result.code !== 0) {
    stopWith(`${result.output.trim()}\nThe packages could not be installed: is the network there?`);
  }
}

/**
 * Removes development packages of a clone that was only started; `npm test` installs them again.
 */
async function prune() {
  const stopTicking = tick('Removing what only the build needed');
  const result = await npm('prune', '--omit=dev', '--no-save');
  stopTicking();
  // A failure only costs disk space.
  if (result.code !== 0) process.stderr.write(`${result.output.trim()}\n`);
}

/** Runs npm without its progress output; callers show its last output when it fails. */
function npm(...args) {
  const path = process.env.npm_execpath;
  const [file, first] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  return quietly(file, [...first, ...args, '--no-audit', '--no-fund']);
}

/** Compares npm's own record of the installed packages with package-lock.json. */
function isInstalled({ toRun = false } = {}) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(node24)) return false;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  const have = JSON.parse(readFileSync(record, 'utf8')).packages;
  return wanted.every(
    ([path, { version, link, dev, optional, devOptional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      (toRun && dev) ||
      // Built for another platform: npm leaves it out.
      ((optional || devOptional) && !have[path]) ||
      have[path]?.version === version,
  );
}

function isBuilt(sources = hashOfSources()) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

async function build() {
  const sources = hashOfSources();
  if (isBuilt(sources)) return;
  rmSync(stamp, { force: true });
  const stopTicking = tick('Building storefront and back office');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = await quietly(node24, [vite, 'build', '--app', '--logLevel', 'warn']);
  stopTicking();
  if (result.code !== 0) stopWith(`${result.output.trim()}\nThe build failed.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** Content, not times: distinguishes a changed branch from a touched file. */
function hashOfSources() {
  const hash = createHash('sha256');
  const folders = ['elements', 'admin', 'presets', 'storefront-host'].map((name) =>
    join(root, name),
  );
  const files = ['vite.config.ts', 'package-lock.json', 'tsconfig.json'].map((file) =>
    join(root, file),
  );
  for (const file of [...files, ...folders.flatMap(filesBelow)].toSorted((a, b) =>
    a < b ? -1 : 1,
  )) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notBuilt.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Runs a program in this terminal, forwards signals, and resolves with its exit code. */
function run(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(node24, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
      },
      // Through this channel the child notices that this process was killed, and stops too.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => child.kill(signal));
    }
    // Killing npm ends its shell, which sends no signal to the processes below: poll for another
    // parent.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM');
    }, 500).unref();
    child.once('error', (error) => stopWith(`${node24} does not run: ${error.message}`));
    child.once('exit', (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}

function quietly(file, args) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Shows progress: one line that is redrawn in a terminal, else a line every ten seconds. */
function tick(what, detail = () => '') {
  const began = Date.now();
  const isTerminal = process.stdout.isTTY;
  const draw = () => {
    const seconds = Math.round((Date.now() - began) / 1000);
    const line = [`  ${seconds} s`, detail()].filter(Boolean).join(', ');
    process.stdout.write(isTerminal ? `\r\u001B[K${what}${line}` : `${line}\n`);
  };
  if (!isTerminal) process.stdout.write(`${what}\n`);
  const timer = setInterval(draw, isTerminal ? 1000 : 10_000);
  return () => {
    clearInterval(timer);
    draw();
    if (isTerminal) process.stdout.write('\n');
  };
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function stopWith(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
