/** The name of the product, wherever it stands in a sentence or a title. */
export const PRODUCT_NAME = 'Understory'
