import "@command-center/machines/actor-logic/outcome"
