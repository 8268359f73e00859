/**
 * Whether the process whose number is in the name of a temporary file, as in `a.db.4711.partial`, has ended.
 * Another copy of the server may be writing such a file at this moment.
 */
export function isStaleFile(name: string): boolean {
  const pid = Number(/\.(\d+)\.[a-z]+$/.exec(name)?.[1]);
  // In a container, the process that was killed had the same number.
  return Number.isNaN(pid) || pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
