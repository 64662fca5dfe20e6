/** The result of a promise; that of `otherwise` where it takes longer than so many milliseconds. */
export async function within<Result>(
  milliseconds: number,
  promise: Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  try {
    return await Promise.race([promise, late.promise.then(otherwise)]);
  } finally {
    clearTimeout(timer);
  }
}
