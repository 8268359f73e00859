/** Whether a path is that of the page. Some hosts leave out the slash of a folder. */
export function isHome(path: string): boolean {
  return path === __HOME__ || `${path}/` === __HOME__;
}
