import { useSyncExternalStore } from 'react';

/** A value that lives as long as the page, whatever is on show. */
export type Store<Value> = {
  get(): Value;
  set(next: Value | ((now: Value) => Value)): void;
  /** The value, for a component that follows it. */
  use(): Value;
};

export function createStore<Value extends object | string | null>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    set(next) {
      const changed = typeof next === 'function' ? next(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
