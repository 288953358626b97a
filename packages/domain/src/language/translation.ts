/** A catalogue of sentences in another language: the same keys, the same facts for each sentence that is made of some. */
export type Translation<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? string
    : Catalogue[Key] extends (...facts: infer Facts) => infer Said
      ? (...facts: Facts) => Said extends string ? string : Said extends object ? Translation<Said> : Said
      : Translation<Catalogue[Key]>
}
