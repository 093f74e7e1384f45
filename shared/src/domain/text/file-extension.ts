/** Whether the name of a file has an extension (S3 §5): a dot with something before and letters or digits after it. */
export const hasExtension = (name: string): boolean => /[^.\\/]\.[\p{L}\p{N}]{1,10}$/u.test(name.trim());
