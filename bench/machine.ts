import os from 'node:os';

/** The machine that figures were measured on, in general words. */
export function machine(browser?: string) {
  const [cpu] = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: os.availableParallelism(),
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    cpu: cpu?.model.trim() ?? 'unknown',
    node: process.version,
    ...(browser ? { browser } : {}),
  };
}
