/** The texts that are offered (S1 §2.12). Drivers are written to in French, whatever the language of the office's screens. */
export const OFFERED_TEXTS = ['Veuillez toujours clôturer direct après un transport.', 'Un transport a été modifié.', 'Un transport est annulé.'] as const;
