/**
 * The environment of a process that needs none of the secrets in this one's. With the cache of compiled
 * code it starts in a third of the CPU time, because no types are stripped again.
 */
export function createChildEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
