/** Whether calls of this page begin traces, as the server wrote it into the head of the page. */
export const isTraced = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="traces"]')?.content === 'on';
