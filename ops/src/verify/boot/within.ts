/** What work gives, or `otherwise` when it takes longer: a page that blocks its renderer never answers. */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
