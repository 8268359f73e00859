/**
 * Where it went wrong, without the message: an error's message quotes values, and values are
 * guests' names, addresses and diets.
 */
export function toLoggableError(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { cause } = error;
  return {
    name: error.name,
    at: frames(error),
    ...(cause instanceof Error && {
      cause: { name: cause.name, ...codes(cause), at: frames(cause) },
    }),
  };
}

function codes(error: Error): object {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { code, errcode };
}

/** The stack begins with the message, which may have lines that look like the stack's. */
function frames({ stack = '', message }: Error): string[] {
  const lines = stack.replace(message, () => '').split('\n');
  return lines.filter((line) => /^ {4}at /.test(line)).map((line) => line.trim());
}
