/** Whether the name of a file has an extension (specification/payments.md#registers-of-money): a dot with something before and letters or digits after it. */
export const hasExtension = (name: string): boolean => /[^.\\/]\.[\p{L}\p{N}]{1,10}$/u.test(name.trim());
